import { mount } from 'svelte';
import './art/css/look.css';
import './app.css';
import App from './App.svelte';
import { watchLayout } from './art/layout';
import { settings } from './lib/settings.svelte';
import { awaken } from './lib/sound';
import { words } from './lib/words.svelte';

watchLayout();
settings.watch();
awaken();
await words.load(settings.all.language, null);

const target = document.getElementById('app');
if (target) mount(App, { target });

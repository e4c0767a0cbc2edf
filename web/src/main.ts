import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { awaken } from './lib/sound';
import { words } from './lib/words.svelte';

settings.watch();
awaken();
await words.load(settings.all.language, null);

const target = document.getElementById('app');
if (target) mount(App, { target });

/**
 * The gallery: every drawing, component and motion of the look, by day and by night, in each language. For those who
 * build the page; it is no part of it. `?lang=fr`, `?theme=day`, `?show=cards` choose what is seen.
 */
import '../src/art/css/look.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (target) mount(Gallery, { target });

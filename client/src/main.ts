import '@fontsource-variable/fraunces';
import '@fontsource-variable/source-sans-3';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html: expected an element with the id "app"');

export default mount(App, { target });

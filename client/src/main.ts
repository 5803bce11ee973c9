import '@fontsource-variable/fraunces';
import '@fontsource-variable/source-sans-3';
import './styles/house.css';
import './styles/shelf.css';
import './styles/frame.css';
import './styles/actions.css';
import './styles/lobby.css';
import './styles/company.css';
import './styles/chat.css';
import './styles/layouts.css';
import './styles/board.css';
import './styles/pieces.css';
import './styles/objects.css';
import './styles/faces.css';
import './styles/floating.css';
import './styles/history.css';
import './styles/playback.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './ui/settings.svelte.ts';
import { loadTexts } from './ui/texts.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html: expected an element with the id "app"');

document.documentElement.dataset.mode = settings.mode;
await loadTexts(settings.language);
mount(App, { target });

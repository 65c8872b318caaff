import { createRoot } from 'react-dom/client';
import { createSession, randomSeed } from 'skymines-rules';
import { App } from './App.tsx';
import './index.css';
import { playLuna } from './useGame.ts';

const session = createSession({ players: ['Ana', 'Ben'], luna: { level: 2 }, seed: randomSeed() });
playLuna(session);
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App session={session} />);

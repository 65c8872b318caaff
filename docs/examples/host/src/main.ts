import { createServer } from 'node:http';
import process from 'node:process';
import { openHouse } from './house.ts';
import { openPage } from './page.ts';
import { openSockets } from './sockets.ts';
import { openStore } from './store.ts';
import { openWeb } from './web.ts';

const { HOST = '127.0.0.1', PORT = '8080', DATABASE = 'games.db', MESSAGES_PER_SECOND = '10' } = process.env;

const house = openHouse(openStore(DATABASE));
const server = createServer(openWeb(house, openPage()));
openSockets(server, house, Number(MESSAGES_PER_SECOND));
server.listen(Number(PORT), HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : PORT;
  console.log(`The table is laid at http://${HOST === '0.0.0.0' ? 'localhost' : HOST}:${port}/`);
});

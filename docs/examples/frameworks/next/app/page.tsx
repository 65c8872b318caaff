import { openGame } from './games.ts';
import { Table } from './Table.tsx';

export const dynamic = 'force-dynamic';

export default function Page() {
  const session = openGame('lobby');
  const seat = session.pending()[0]?.seat ?? 0;
  // Only the view reaches the browser, so hidden cards stay on the server.
  return <Table id="lobby" seat={seat} version={session.version} view={session.getView(seat)} />;
}

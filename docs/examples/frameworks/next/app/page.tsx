import { session } from './session';
import { Table } from './Table';

export const dynamic = 'force-dynamic'; // a static page would show the game as it was at build time

export default function Page() {
  const seat = session.pending()[0]?.seat ?? 0;
  // Hidden cards stay on the server, because only the view is sent.
  return <Table seat={seat} version={session.version} view={session.getView(seat)} />;
}

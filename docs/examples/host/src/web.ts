import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isInvalidOptionsError } from 'skymines-rules';
import { bucket } from './bucket.ts';
import type { House } from './house.ts';
import { LONGEST_MESSAGE, type Reason, readObject, refusal } from './messages.ts';
import type { Page } from './page.ts';

const HEADERS = {
  'content-security-policy': "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

/** Answers what browsers ask by HTTP: the page, and a new game. */
export function openWeb(house: House, page: Page): RequestListener {
  const isAllowed = bucket(20, 1);

  function answer(response: ServerResponse, status: number, type: string, body: string): void {
    response.writeHead(status, { ...HEADERS, 'content-type': type }).end(body);
  }

  function answerJson(response: ServerResponse, status: number, body: unknown): void {
    answer(response, status, 'application/json', JSON.stringify(body));
  }

  function refuse(response: ServerResponse, status: number, ...reasons: readonly Reason[]): void {
    answerJson(response, status, { reasons });
  }

  async function start(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isAllowed()) return refuse(response, 429, refusal('tooFast', 'Too many games are started. Wait a minute.'));
    const text = await bodyOf(request);
    if (text === undefined) return refuse(response, 413, refusal('tooLong', 'This request is too long.'));
    const options = readObject(text);
    if (options === undefined) return refuse(response, 400, refusal('unreadable', 'This request cannot be read.'));
    try {
      answerJson(response, 201, { people: house.start(options) });
    } catch (error) {
      if (!isInvalidOptionsError(error)) throw error;
      const reasons = error.problems.map(({ field, message }) => refusal('invalidOptions', `${field}: ${message}`));
      refuse(response, 400, ...reasons);
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (request.method === 'POST' && pathname === '/games') return start(request, response);
    const file = request.method === 'GET' ? await page(pathname) : undefined;
    if (file === undefined) refuse(response, 404, refusal('notFound', 'There is nothing here.'));
    else answer(response, 200, file.type, file.body);
  }

  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, refusal('broken', 'The server has failed.'));
    });
  };
}

/** The body of a request; `undefined` if it is too long, or does not say how long it is. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  if (!(Number(request.headers['content-length']) <= LONGEST_MESSAGE)) return undefined;
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += part;
  return text;
}

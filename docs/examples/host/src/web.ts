import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isInvalidOptionsError } from 'skymines-rules';
import { addressOf, isAllowedHost, isOwnOrigin } from './address.ts';
import { buckets } from './bucket.ts';
import type { House } from './house.ts';
import { log } from './log.ts';
import { LONGEST_MESSAGE, type Reason, readObject, refusal } from './messages.ts';
import { metricsText } from './metrics.ts';
import type { Page } from './page.ts';
import type { Settings } from './settings.ts';

const HEADERS = {
  'content-security-policy': "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

/** Returns the HTTP handler for the page, new games, records and metrics. */
export function openWeb(house: House, page: Page, settings: Settings, isEnding: () => boolean): RequestListener {
  const mayRead = buckets(10, 1);
  const mayStart = buckets(settings.gamesPerMinute, settings.gamesPerMinute / 60);

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
    if (!isOwnOrigin(request))
      return refuse(response, 403, refusal('foreignOrigin', 'Games can only be started from a page of this server.'));
    if (!mayStart(addressOf(request, settings.proxies)))
      return refuse(response, 429, refusal('tooFast', 'You are starting too many games. Wait a minute.'));
    const text = await bodyOf(request);
    if (text === undefined) return refuse(response, 413, refusal('tooLong', 'This request is too long.'));
    const options = readObject(text);
    if (options === undefined) return refuse(response, 400, refusal('unreadable', 'This request is malformed.'));
    try {
      answerJson(response, 201, await house.start(options));
    } catch (error) {
      if (!isInvalidOptionsError(error)) throw error;
      const reasons = error.problems.map(({ field, message }) => refusal('invalidOptions', `${field}: ${message}`));
      refuse(response, 400, ...reasons);
    }
  }

  async function sendRecord(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!mayRead(addressOf(request, settings.proxies)))
      return refuse(response, 429, refusal('tooFast', 'You are requesting too many records. Wait a minute.'));
    const record = await house.record(id);
    if (record === undefined)
      return refuse(response, 404, refusal('notFound', 'There is no finished game with this id.'));
    response.setHeader('content-disposition', 'attachment; filename="skymines.json"');
    answerJson(response, 200, record);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?');
    // A proxy's health checks may omit the host name.
    if (request.method === 'GET' && path === '/health') {
      const status = isEnding() ? 503 : 200;
      return answer(response, status, 'text/plain', isEnding() ? 'ending' : 'ok');
    }
    if (!isAllowedHost(request, settings.allowedHosts))
      return refuse(response, 421, refusal('foreignHost', 'This server does not accept this host name.'));
    if (request.method === 'POST' && path === '/games') return start(request, response);
    if (request.method === 'GET' && path === '/metrics')
      return answer(response, 200, 'text/plain; version=0.0.4', metricsText());
    const [, id] = /^\/records\/([\w-]{24})$/.exec(path) ?? [];
    if (request.method === 'GET' && id !== undefined) return sendRecord(id, request, response);
    const file = request.method === 'GET' ? await page(path) : undefined;
    if (file === undefined) refuse(response, 404, refusal('notFound', 'There is no page at this address.'));
    else answer(response, 200, file.type, file.body);
  }

  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      // The client has disconnected.
      if (!request.complete) return response.destroy();
      log('error', 'request', { error });
      if (response.headersSent) response.destroy();
      else refuse(response, 500, refusal('broken', 'The server failed. Try again later.'));
    });
  };
}

/** Returns the body of a request, or `undefined` if it is too long or its length is missing. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  if (!(Number(request.headers['content-length']) <= LONGEST_MESSAGE)) return undefined;
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += part;
  return text;
}

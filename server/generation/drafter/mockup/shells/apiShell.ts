import type { Entity, SampleRecord } from '../../types/productType';
import type { Brief } from '../brief';
import type { Markup } from '../markup';
import { markup } from '../markup';
import type { ShellInput } from './shellInput';

interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  status: string;
  request: string;
  response: unknown;
}

/** The endpoints of the type's entities; the request and the response of the chosen one stand beside them. */
export function apiShell({ brief, texts }: ShellInput): Markup {
  const endpoints = texts.entities
    .slice(0, 3)
    .flatMap((entity, index) => endpointsOf(entity, index === 0 ? texts.records[0] : undefined));
  const choices = endpoints.map(
    ({ method, path }, index) =>
      markup`<label class="endpoint"><input type="radio" name="endpoint" value="${index}"${index === 0 && markup` checked`}><span><b class="method">${method}</b><code>${path}</code></span></label>`,
  );
  const calls = endpoints.map((endpoint, index) => call(brief, endpoint, index));
  return markup`<div class="api"><fieldset class="panel endpoints"><legend><span class="legend">${brief.words.endpoints}</span></legend>${choices}</fieldset><div class="calls">${calls}</div></div>`;
}

function call({ words }: Brief, endpoint: Endpoint, index: number): Markup {
  const { method, path, status, request, response } = endpoint;
  const sent = `${method} ${path.replace('{id}', 'k7Qm2')} HTTP/1.1\nAuthorization: Bearer ••••\n${request}`;
  return markup`<div class="call call-${index}"><section class="code"><h2>${words.request}<code>${method} ${path}</code></h2><pre lang="en" dir="ltr">${sent}</pre></section><section class="code"><h2>${words.response}<code>${status}</code></h2><pre lang="en" dir="ltr">${json(response)}</pre></section></div>`;
}

function endpointsOf(entity: Entity, record: SampleRecord | undefined): readonly Endpoint[] {
  const path = `/${snake(entity.name)}s`;
  const body = Object.fromEntries(
    entity.fields.map((field, index) => [snake(field), valueOf(field, index, record)]),
  );
  const whole = { id: 'k7Qm2', ...body, status: record?.state ?? entity.states[0] };
  const request = 'Accept: application/json';
  const sent = `Content-Type: application/json\n\n${json(body)}`;
  const list = { data: [whole], next: null };
  return [
    { method: 'GET', path, status: '200 OK', request, response: list },
    { method: 'POST', path, status: '201 Created', request: sent, response: whole },
    { method: 'GET', path: `${path}/{id}`, status: '200 OK', request, response: whole },
  ];
}

function valueOf(field: string, index: number, record: SampleRecord | undefined): string | number {
  if (/count|amount|price|total|quantity|score|minutes|limit|attempts|size|weight/i.test(field)) {
    return 12;
  }
  if (/date|\bat$|\bon$|from|until|since|expires/i.test(field)) return '2024-05-04T09:00:00Z';
  return index === 0 && record !== undefined ? record.title : '…';
}

function snake(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_');
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

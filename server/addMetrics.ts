import { createServer } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ConfigError } from './ConfigError';
import { hostnameOf, isLoopback } from './web/allowedHosts';
import { guardConnections } from './web/guardConnections';

export interface MetricsOptions {
  /** The product's public origin; `undefined` if it is not set. */
  publicUrl: string | undefined;
  /** A separate port of 127.0.0.1; `undefined` opens none. */
  port: number | undefined;
  /** The headers of every response. */
  headers: Record<string, string>;
}

/** Upper bounds of the buckets of response times, in seconds. */
const buckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60];

interface Durations {
  /** Number of requests per bucket, not cumulative; the last one is for all longer ones. */
  counts: number[];
  sum: number;
}

/**
 * Counts requests and serves the counts at `/metrics` in the Prometheus format, on loopback only.
 *
 * A proxy on this computer may connect from loopback, ask for a loopback host and add no header, as nginx does without
 * further settings. Therefore, a server with a public address serves them only on a separate port, which the proxy does
 * not forward to.
 */
export function addMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { publicUrl, port, headers } = options;
  const isPublished =
    publicUrl !== undefined && !isLoopback(withoutBrackets(new URL(publicUrl).hostname));
  if (port !== undefined) listenOnMetricsPort(app, port, headers);
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  let open = 0;

  app.addHook('onRequest', (_request, reply, done) => {
    open++;
    reply.raw.once('close', () => open--);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, because a path may contain a code.
    const route = labelled(request.routeOptions.url ?? 'none');
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    requests.set(labels, (requests.get(labels) ?? 0) + 1);
    const seconds = reply.elapsedTime / 1000;
    const times = durations.get(route) ?? { counts: buckets.map(() => 0).concat(0), sum: 0 };
    const bucket = buckets.findIndex((bound) => seconds <= bound);
    const index = bucket === -1 ? buckets.length : bucket;
    times.counts[index] = (times.counts[index] ?? 0) + 1;
    times.sum += seconds;
    durations.set(route, times);
    done();
  });

  app.get('/metrics', (request, reply) => {
    const isApart = port !== undefined && request.raw.socket.localPort === port;
    if ((isPublished && !isApart) || !isFromThisComputer(request)) {
      reply.callNotFound();
      return;
    }
    const memory = process.memoryUsage();
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    reply.send(
      [
        '# TYPE http_requests_total counter',
        ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        '# TYPE http_request_duration_seconds histogram',
        ...[...durations].flatMap(([route, times]) => histogramLines(route, times)),
        '# TYPE http_requests_open gauge',
        `http_requests_open ${open}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${memory.rss}`,
        '# TYPE nodejs_heap_size_used_bytes gauge',
        `nodejs_heap_size_used_bytes ${memory.heapUsed}`,
        '# TYPE process_start_time_seconds gauge',
        `process_start_time_seconds ${Math.round(Date.now() / 1000 - process.uptime())}`,
        '',
      ].join('\n'),
    );
  });
}

/** Also serves them on a second port, reachable from this computer only. */
function listenOnMetricsPort(
  app: FastifyInstance,
  port: number,
  headers: Record<string, string>,
): void {
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    app.routing(request, response);
  });
  guardConnections(server, headers);
  app.addHook('onReady', (done) => {
    const fail = ({ message }: Error) => {
      done(new ConfigError(`METRICS_PORT takes a port that nothing else uses: ${message}`));
    };
    server.once('error', fail).listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      done();
    });
  });
  app.addHook('onClose', (_instance, done) => {
    server.close(() => {
      done();
    });
    server.closeAllConnections();
  });
}

const withoutBrackets = (name: string) => name.replace(/^\[(.*)\]$/, '$1');

function histogramLines(route: string, { counts, sum }: Durations): string[] {
  let total = 0;
  const lines = counts.map((count, index) => {
    total += count;
    const bound = buckets[index] ?? '+Inf';
    return `http_request_duration_seconds_bucket{route="${route}",le="${bound}"} ${total}`;
  });
  return [
    ...lines,
    `http_request_duration_seconds_sum{route="${route}"} ${sum}`,
    `http_request_duration_seconds_count{route="${route}"} ${total}`,
  ];
}

function labelled(text: string): string {
  return text.replace(/["\\\n]/g, '_');
}

/** Headers that proxies add to a request. */
const proxyHeader = /^(?:forwarded|x-forwarded-.*|x-real-ip|via|cf-.*|true-client-ip)$/;

/**
 * Whether a request comes from this computer. A local proxy also connects from loopback, but adds headers or sends the
 * public host.
 */
function isFromThisComputer({ raw, headers }: FastifyRequest): boolean {
  const from = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (!isLoopback(from)) return false;
  if (Object.keys(headers).some((name) => proxyHeader.test(name))) return false;
  const name = hostnameOf(headers.host ?? '');
  return name !== undefined && isLoopback(withoutBrackets(name));
}

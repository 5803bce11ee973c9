const SINGLE = ['me', 'results', 'daily', 'house', 'puzzles', 'workshop'] as const;
/** There are several of each, with names. */
const SEVERAL = ['table', 'games', 'players'] as const;

export type Route =
  | { page: 'shelf' | 'not-found' | (typeof SINGLE)[number] }
  | { page: 'new'; game: string }
  | { page: (typeof SEVERAL)[number]; id: string };

/** What a part of an address says; nothing if it cannot be read. */
export function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function routeOf(path: string): Route {
  const [, page, part = ''] = path.split('/');
  const id = plain(part);
  if (page === 'new' && id) return { page, game: id };
  const several = SEVERAL.find((one) => one === page);
  if (several && id) return { page: several, id };
  const single = SINGLE.find((one) => one === page);
  if (single) return { page: single };
  return { page: page ? 'not-found' : 'shelf' };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => this.#show(location.pathname));
  }

  /** A step within a page, from paragraph to paragraph, is none to another page. */
  #show(path: string): void {
    const next = routeOf(path);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }

  /** Follows links to our own pages without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const router = new Router();

import type { ActionName } from './lexicon';

/** One value for each action. Written out, so that the compiler asks for a new one. */
export function byAction<Made>(make: (name: ActionName) => Made): Record<ActionName, Made> {
  return {
    create: make('create'),
    show: make('show'),
    search: make('search'),
    notify: make('notify'),
    upload: make('upload'),
    pay: make('pay'),
    book: make('book'),
    approve: make('approve'),
    transfer: make('transfer'),
    sync: make('sync'),
    signIn: make('signIn'),
    remove: make('remove'),
    measure: make('measure'),
    message: make('message'),
    assign: make('assign'),
    calculate: make('calculate'),
    check: make('check'),
    organise: make('organise'),
    other: make('other'),
  };
}

import { markup, type Content } from '../markup';
import type { Product } from '../product';
import { avatar, button, toast } from './parts';

/** A question, its answer and thanks, and where the next message is written. */
export function conversation({ words, samples }: Product, slug: string): Content {
  const [question = '', answer = '', thanks = ''] = words.chat;
  const bubble = (at: number, message: string, isOwn = false) =>
    markup`<li class="bubble${isOwn && ' own'}">${!isOwn && avatar(samples.person(at))}<span><span class="sub">${samples.person(at)} · ${samples.time(at)}</span>${message}</span></li>`;
  return markup`<ul>${bubble(1, question)}${bubble(0, answer, true)}${bubble(2, thanks)}</ul><label class="field"><span>${words.message}</span><input type="text"></label><div class="buttons">${button(`${slug}-sent`, words.send)}</div>${toast(`${slug}-sent`, words.sent)}`;
}

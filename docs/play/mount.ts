import './style.css';
import type { LanguageCode } from './language.ts';
import { Page } from './page.ts';
import { themeStyle } from './theme.ts';

/** Puts the Play page into an element, in a language that the visitor's own choice replaces. `stop` ends its bots and timers. */
export function mount(element: HTMLElement, options: { readonly language?: LanguageCode } = {}): { stop(): void } {
  const style = themeStyle();
  document.head.append(style);
  element.classList.add('play');
  const page = new Page(element);
  void page.open(options.language);
  return {
    stop() {
      page.stop();
      style.remove();
    },
  };
}

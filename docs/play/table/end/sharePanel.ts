import type { GameView } from 'skymines-rules';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../../shared/elements.ts';
import type { Words } from '../../words/en.ts';
import { copyText } from '../share.ts';
import { shareCard } from './shareCard.ts';

export interface SharingHost {
  /** Resolves to a link to the finished game. */
  link(): Promise<string>;
  saveResult(svg: string): void;
  saveGame(): void;
}

/** Copies the link at once. The link can be copied by hand if the browser refuses. */
export function sharePanel(view: GameView, title: string, text: Text, words: Words, host: SharingHost): HTMLElement {
  const { end } = words;
  const card = shareCard(view, title, text);
  const picture = h('img', { class: 'share-card', alt: '', src: `data:image/svg+xml,${encodeURIComponent(card)}` });
  const address = h('input', {
    readonly: true,
    hidden: true,
    'aria-label': words.share,
    onfocus: () => address.select(),
  });
  const status = h('p', { role: 'status', class: 'faint' });
  const making = host.link();
  const report = (isCopied: boolean, link: string): void => {
    copy.classList.toggle('is-done', isCopied);
    copy.textContent = isCopied ? end.linkCopied : end.copyLink;
    status.textContent = isCopied ? end.linkOpens : words.linkSelected;
    address.hidden = isCopied;
    address.value = link;
    if (!isCopied) address.focus();
  };
  const copyLink = async (): Promise<void> => report(await copyText(making), await making);
  const copy = button(end.copyLink, () => void copyLink());
  void copyLink();
  return h(
    'section',
    { class: 'share', 'aria-label': end.shareGame },
    picture,
    h(
      'div',
      {},
      h(
        'div',
        { class: 'row' },
        copy,
        button(end.savePicture, () => host.saveResult(card)),
        button(end.saveFile, () => host.saveGame()),
      ),
      address,
      status,
    ),
  );
}

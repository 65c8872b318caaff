import { RULES } from 'skymines-rules';
import type { MarkdownRenderer } from 'vitepress';

/** Rule ids such as `EXP-9`, but not rulings such as `AMB-EXP-9`. */
const IDS = /((?<![A-Z]-|[A-Z])[A-Z]+-\d+\b)/;

/** Links rule ids in the text of pages to the rules explorer, except in headings, links and the API reference. */
export function ruleLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('rule-links', ({ tokens, env, Token }) => {
    if (env.relativePath?.startsWith('api/')) return;
    for (const [index, { type, children }] of tokens.entries()) {
      if (type !== 'inline' || children === null || tokens[index - 1]?.type === 'heading_open') continue;
      let depth = 0;
      const linked = children.flatMap((token) => {
        if (token.type === 'link_open') depth += 1;
        if (token.type === 'link_close') depth -= 1;
        if (token.type !== 'text' || depth > 0 || !IDS.test(token.content)) return [token];
        return token.content.split(IDS).flatMap((part) => {
          const text = new Token('text', '', 0);
          text.content = part;
          if (!Object.hasOwn(RULES, part)) return [text];
          const open = new Token('link_open', 'a', 1);
          open.attrSet('href', `/rules/#${part}`);
          return [open, text, new Token('link_close', 'a', -1)];
        });
      });
      children.splice(0, children.length, ...linked);
    }
  });
}

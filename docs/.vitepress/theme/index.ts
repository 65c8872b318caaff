import TwoslashFloatingVue from '@shikijs/vitepress-twoslash/client';
import '@shikijs/vitepress-twoslash/style.css';
import type { Theme } from 'vitepress';
// The fonts of the theme are a third of what the Play page may weigh; every system has good ones.
import DefaultTheme from 'vitepress/theme-without-fonts';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.use(TwoslashFloatingVue);
  },
} satisfies Theme;

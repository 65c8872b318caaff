import '@shikijs/vitepress-twoslash/style.css';
import type { Theme } from 'vitepress';
// The fonts of the theme are a third of what the Play page may weigh; every system has good ones.
import DefaultTheme from 'vitepress/theme-without-fonts';
import './style.css';

/** Pages without code, which load nothing that shows types in code. */
const WITHOUT_CODE = /\/workshop\//;

/** A page of its own, which the site does not open within itself. */
const PLAY = /\/play\//;

export default {
  extends: DefaultTheme,
  async enhanceApp({ app, router }) {
    let isLoaded = false;
    const load = async (path: string): Promise<void> => {
      if (isLoaded || WITHOUT_CODE.test(path)) return;
      isLoaded = true;
      app.use((await import('@shikijs/vitepress-twoslash/client')).default);
    };
    await load(import.meta.env.SSR ? '/' : location.pathname);
    router.onBeforePageLoad = load;
    router.onBeforeRouteChange = (to) => {
      if (!PLAY.test(to)) return true;
      location.assign(to);
      return false;
    };
  },
} satisfies Theme;

import '@shikijs/vitepress-twoslash/style.css';
import type { Theme } from 'vitepress';
// The site has its own font, so the one of the theme would only add weight.
import DefaultTheme from 'vitepress/theme-without-fonts';
import '../../shared/font.css';
import './style.css';

/** Pages without code, which do not need the script for types in code blocks. */
const WITHOUT_CODE = /\/(?:rules|workshop)\//;

/** The Play page is separate and needs a full page load. */
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

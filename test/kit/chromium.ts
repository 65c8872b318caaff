import process from 'node:process';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Timeout for a single wait in milliseconds, far longer than a slow machine needs. */
export const LONGEST_WAIT = 300_000;

/**
 * Features of Chromium to disable. It prepares two lists of suggestions for the address bar of every window, which takes
 * more CPU time than most pages. The rest is Playwright's list, which this one replaces.
 */
const UNUSED =
  'WebUIOmniboxAimPopup,WebUIOmniboxPopup,AimEnabled,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose' +
  ',HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying' +
  ',OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning';

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', `--disable-features=${UNUSED}`],
  });

/** Returns a page without any stored data. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(LONGEST_WAIT);
  return context.newPage();
}

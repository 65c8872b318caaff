import type { NextConfig } from 'next';

const config: NextConfig = {
  // The packages are installed one folder up.
  outputFileTracingRoot: `${import.meta.dirname}/..`,
  turbopack: { root: `${import.meta.dirname}/../../../..` },
};

export default config;

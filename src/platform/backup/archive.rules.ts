import { z } from 'zod'

/** The header of an archive. */
export const ArchiveHeader = z.object({
  createdAt: z.string(),
  /** The one tenant it holds; absent in a backup of everything. */
  tenant: z.string().optional(),
  migrations: z.array(z.string()),
  /** Of pg-boss, whose tables are not ours to migrate by name. */
  jobSchema: z.number(),
  /** Of a demo, whose sealed secrets nothing else opens. */
  demoKey: z.string().optional(),
})
export type ArchiveHeader = z.infer<typeof ArchiveHeader>

const TableEntry = z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) })
const FileEntry = z.object({ kind: z.literal('file'), name: z.string(), contentType: z.string() })
export const EntryStart = z.discriminatedUnion('kind', [TableEntry, FileEntry])
export type EntryStart = z.infer<typeof EntryStart>
export type TableEntry = z.infer<typeof TableEntry>
export type FileEntry = z.infer<typeof FileEntry>

export const EntryEnd = z.object({ bytes: z.number(), sha256: z.string() })
export type EntryEnd = z.infer<typeof EntryEnd>

const TableProof = z.object({ name: z.string(), rows: z.number(), hash: z.string() })
export type TableProof = z.infer<typeof TableProof>

const SequenceState = z.object({
  table: z.string().optional(),
  column: z.string().optional(),
  name: z.string(),
  next: z.string(),
})
/** `next` as text: a bigint is more than a number holds. An identity column is found by its table and column. */
export type SequenceState = z.infer<typeof SequenceState>

/** The last frame: an archive without it was cut off. */
export const ArchiveManifest = z.object({
  tables: z.array(TableProof),
  sequences: z.array(SequenceState),
  /** `digest` covers name, type, size and hash of every file, in the order of the archive. */
  files: z.object({ count: z.number(), bytes: z.number(), digest: z.string() }),
})
export type ArchiveManifest = z.infer<typeof ArchiveManifest>

export const describeEntry = (entry: EntryStart | undefined): string =>
  entry === undefined ? 'its own description' : `${entry.kind} ${entry.name}`

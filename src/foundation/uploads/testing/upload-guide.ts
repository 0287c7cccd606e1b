import { MAX_PART_BYTES, PART_TYPE, type UploadKind } from '#foundation/uploads/upload.rules.ts'
import type { UserRole } from '#kernel/scope.ts'

const PATH = '/api/uploads'
const MEBIBYTE = 2 ** 20

const writeBytes = (bytes: number): string => (bytes % MEBIBYTE === 0 ? `${bytes / MEBIBYTE} MiB` : `${bytes / 1_000_000} MB`)

const ROLES = ['internal', 'author', 'admin'] as const satisfies readonly UserRole[]

/** Judged by roles alone, as all kinds do. */
const writeUploaders = ({ mayUpload }: UploadKind): string => {
  const may = (roles: readonly UserRole[]): boolean => mayUpload({ id: '', roles } as never)
  return may([]) ? 'everybody who is signed in' : ROLES.filter((role) => may([role])).join(', ')
}

/** The documentation of the kinds of uploads, from their descriptions alone. */
export const writeUploadGuide = (kinds: readonly UploadKind[]): string =>
  [
    '# Uploads',
    '',
    'A file comes in three steps: it is begun, its bytes follow in parts, and a call takes it by its id. What it is, its content says, never its name; where a virus scanner is set up, it looks at each. An upload that nothing takes goes after some days.',
    '',
    '```sh',
    `curl https://{host}${PATH} -H 'Origin: https://{host}' -b {cookies} --json '{"kind": "case-file", "name": "pump.pdf", "size": 48213}'`,
    '# 201 {"id": "…", "received": 0, …}',
    `curl -X PATCH https://{host}${PATH}/{id} -H 'Origin: https://{host}' -b {cookies} -H 'Content-Type: ${PART_TYPE}' -H 'Upload-Offset: 0' --data-binary @pump.pdf`,
    '```',
    '',
    `A part has at most ${MAX_PART_BYTES} bytes. After a break \`GET ${PATH}/{id}\` says how much is there; the next part begins at that offset. A kind that one may not upload, or that does not exist, answers 404; a file that is too large 413 with \`maxBytes\`; another type 415.`,
    '',
    '| kind | what takes it | who | at most | types |',
    '|---|---|---|---|---|',
    ...kinds
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(
        (kind) =>
          `| \`${kind.name}\` | ${kind.help} | ${writeUploaders(kind)} | ${writeBytes(kind.maxBytes)} | ${kind.types.map((type) => `\`${type}\``).join(', ')} |`,
      ),
    '',
  ].join('\n')

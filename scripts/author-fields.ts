import { features } from '#app/features.ts'
import { checkAuthorFields } from './author-fields.rules.ts'
import { REVIEWED_AUTHOR_FIELDS } from './reviewed-author-fields.ts'

/** `node scripts/author-fields.ts`: fields of blocks that the page editor does not offer, or offers with the wrong control. */
const blocks = features.flatMap((feature) => feature.blocks ?? [])
const { faults, stale } = checkAuthorFields(blocks, REVIEWED_AUTHOR_FIELDS)
for (const { field, problem } of faults)
  process.stdout.write(
    `${field}: ${problem}. Mend it in \`fields\` of the block, or give a reason in scripts/reviewed-author-fields.ts.\n`,
  )
for (const field of stale)
  process.stdout.write(`${field} is not there any more: remove it from scripts/reviewed-author-fields.ts.\n`)
process.stdout.write(`${blocks.length} blocks, ${faults.length + stale.length} fields that authors cannot set\n`)
process.exitCode = faults.length + stale.length > 0 || blocks.length < 20 ? 1 : 0

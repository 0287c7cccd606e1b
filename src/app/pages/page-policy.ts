import type { PageModel } from '#foundation/blocks/public.ts'
import type { BlockPolicy } from '#foundation/blocks/public.server.ts'
import { buildPolicy, joinPolicies } from '#platform/http/security-headers.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Opens for exactly what this page holds, on exactly this page [T-36, T-71]; most pages hold nothing of the kind. */
export const openPolicy = (
  { translationScript, blocks, config }: PageModel,
  policies: Readonly<Record<string, BlockPolicy>>,
  /** The editor shows it in a frame of its own. */
  isFramed = false,
): Readonly<Record<string, string>> => {
  const ofBlocks = blocks.flatMap(({ type, props }) => lookUp(policies, type)?.(props, config) ?? [])
  if (isFramed) ofBlocks.push({ 'frame-ancestors': ["'self'"] })
  const extras = translationScript ? [...ofBlocks, { 'script-src': [translationScript] }] : ofBlocks
  return extras.length > 0 ? { 'content-security-policy': buildPolicy(joinPolicies(extras)) } : {}
}

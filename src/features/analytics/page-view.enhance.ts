import { whenIdle } from '#browser/when-idle.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { track } from '#features/analytics/track.client.ts'

/** That a page was seen; which one, the sender knows. What authors look at is no visit, and a frame is part of the page around it. */
export const enhance = ({ mode }: EmbeddedModel): void => {
  if (mode === 'publish' && window === window.top) void whenIdle().then(() => track({ name: 'page.view' }))
}

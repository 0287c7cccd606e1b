import { whenIdle } from '#browser/when-idle.ts'
import { track } from '#features/analytics/track.ts'

/** That a page was seen; which one, the sender knows. */
export const enhance = (): void => void whenIdle().then(() => track({ name: 'page.view' }))

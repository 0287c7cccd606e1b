import type { z } from 'zod'
import type { punchOutEnd } from '#features/buying/procurement/visit/visit-page.schema.ts'
import { EmptyState } from '#ui/state.tsx'
import styles from './shop.module.css'

/** Nothing to see any more; the way back is in the buyer's own system. */
export const Block = ({ title, text }: z.infer<typeof punchOutEnd.schema>) => (
  <main id="main" className={styles.main}>
    <EmptyState icon="clock" title={title} headingLevel={2}>
      {text}
    </EmptyState>
  </main>
)

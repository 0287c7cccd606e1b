import type { z } from 'zod'
import type { punchOutForm } from '#features/buying/procurement/visit/visit-page.schema.ts'
import { Button } from '#ui/button.tsx'
import styles from './shop.module.css'

/** Fields for the buyer's system; a script sends them on, and the button does where none runs. */
export const Block = ({ action, target, fields, button }: z.infer<typeof punchOutForm.schema>) => (
  <main id="main" className={styles.main}>
    <form method="post" action={action} target={target} data-punch-out-form="">
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{button}</Button>
    </form>
  </main>
)

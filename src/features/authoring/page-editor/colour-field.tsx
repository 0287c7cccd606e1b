import { textOf, type ValueProps } from '#features/authoring/page-editor/field.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { RadioGroup } from '#ui/radio.tsx'
import type { AuthorField } from '#foundation/blocks/public.ts'
import styles from './page-editor.module.css'

type Colour = Extract<AuthorField, { options: readonly string[] }>

/** Colours of the theme, each shown as it is. */
export const ColourField = ({ field, value, onChange }: ValueProps<Colour>) => (
  <RadioGroup
    legend={field.label}
    inline
    value={textOf(value) || field.options[0] || ''}
    onChange={onChange}
    options={field.options.map((option) => ({
      value: option,
      label: (
        <span className={styles.colour}>
          <span className={styles.swatch} data-colour={option} />
          {lookUp(field.names ?? {}, option) ?? option}
        </span>
      ),
    }))}
  />
)

import type { ComponentProps } from 'react'
import styles from './row-button.module.css'

type RowButtonProps = Pick<ComponentProps<'button'>, 'onClick' | 'children' | 'aria-pressed' | 'aria-current'>

/** Opens what is known of a row beside the list; pressed or current where it says which one is open. */
export const RowButton = (button: RowButtonProps) => <button {...button} type="button" className={styles.open} />

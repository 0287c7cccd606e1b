import styles from './spinner.module.css'

/** Silent: the words beside it say what runs. */
export const Spinner = ({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) => (
  <span className={styles.spinner} data-size={size} aria-hidden="true" />
)

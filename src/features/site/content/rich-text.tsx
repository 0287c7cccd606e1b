import styles from './rich-text.module.css'

/** Shows authors' HTML as it is: the server has cleaned it, when it was saved and again for this page [T-40]. */
export const RichText = ({ html, layout = 'flow' }: { html: string; layout?: 'flow' | 'split' }) => (
  <div className={styles.text} data-layout={layout === 'split' ? layout : undefined} dangerouslySetInnerHTML={{ __html: html }} />
)

/** Links and buttons that open a fragment over the page [2.19.1]. */
export const MODAL_OPENER = '[data-modal], [data-modal-path]'

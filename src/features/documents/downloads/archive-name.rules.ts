/** The file name of a post without one [9.7.4]. */
export const UNNAMED_ZIP = 'downloaded.zip'
/** The file name of 'Download all' where the site has none [9.7.4]. */
export const DOWNLOAD_ALL_ZIP = 'download.zip'

/** What a post without a name gives [9.7.4]. */
export const UNNAMED_ZIP = 'downloaded.zip'
/** What 'Download all' sends where the site names nothing [9.7.4]. */
export const DOWNLOAD_ALL_ZIP = 'download.zip'

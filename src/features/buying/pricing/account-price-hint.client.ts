/** `:root[data-own-prices]` says that the prices on the page are about to be replaced by the account's: styles draw a skeleton. */
export const markAccountPrices = (isExpected: boolean): void => {
  const { dataset } = document.documentElement
  if (isExpected) dataset['ownPrices'] = ''
  else delete dataset['ownPrices']
}

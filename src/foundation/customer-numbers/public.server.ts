export {
  countCustomerNumbers,
  deleteCustomerNumber,
  listCustomerNumbers,
  saveCustomerNumbers,
} from '#foundation/customer-numbers/account-number.store.ts'
export {
  findCustomerNumbers,
  findNumbersBeginning,
  findNumbersOfParts,
  type NumberOwner,
} from '#foundation/customer-numbers/known-number.store.ts'

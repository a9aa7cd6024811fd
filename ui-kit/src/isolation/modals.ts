/** The elements around which all is inert: dialogs, questions, and the page that covers another one. */
export const modals = '[role="dialog"], [role="alertdialog"], [data-modal]'

/** The module of the dashboard: buttons that copy codes and addresses. Without it they can be selected by hand. */
export const copyScript = `(${addCopyButtons})()`

/** Runs in the page, on its own: it knows nothing of this module. */
function addCopyButtons(): void {
  for (const value of document.querySelectorAll('[data-copy]')) {
    const text = value.textContent
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', `Copy ${text}`)
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(text)
      button.textContent = 'Copied'
      setTimeout(() => (button.textContent = 'Copy'), 2000)
    })
    value.after(button)
  }
}

const patienceMs = 10_000

/** Loads another page. Settles late, so that the button that started it stays busy until this page is gone. */
export async function leaveTo(path: string): Promise<void> {
  location.assign(path)
  await new Promise(resolve => setTimeout(resolve, patienceMs))
}

export const render = () => ({ status: 200, head: '', html: '' })

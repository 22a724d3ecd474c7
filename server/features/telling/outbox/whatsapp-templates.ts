declare const approved: unique symbol
/** The name of a template as Meta knows it. Only `whatsappMessage` gives one, so that none goes out without its variables. */
export type WhatsappTemplate = string & { readonly [approved]: true }

/** As it was written, with a capital at the start. */
export function sentence(text: string): string {
  const plain = text
    .trim()
    .replace(/^[:,;\s-]+|[,;:\s-]+$/g, '')
    .replace(/^["']([^"']+)["']$/, '$1');
  // "www.juniper.example" is written as it is.
  if (/^(?:www\.|https?:|\S+@)\S*$/i.test(plain)) return plain;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

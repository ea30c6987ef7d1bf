/** A label as a name that a tag can hold: "Due date" is `dueDate`. */
export function nameOf(label: string, fallback: string): string {
  const words = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const name = words
    .map((word, index) => {
      const rest = word === word.toUpperCase() ? word.slice(1).toLowerCase() : word.slice(1);
      return `${index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()}${rest}`;
    })
    .join('');
  return name === '' || /^\d/.test(name) ? fallback : name.slice(0, MAX_NAME);
}

const MAX_NAME = 40;

/** Gives out names, each once: the second `note` is `note2`. */
export function distinctNames(): (label: string, fallback: string) => string {
  const taken = new Set<string>();
  return (label, fallback) => {
    const name = nameOf(label, fallback);
    let own = name;
    for (let count = 2; taken.has(own); count += 1) own = `${name}${count}`;
    taken.add(own);
    return own;
  };
}

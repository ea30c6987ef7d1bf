// The package's own entry also sets up a validator, from dictionaries that it reads as files.
export { default as generate } from 'css-tree/generator';
export { default as parse } from 'css-tree/parser';
export { default as walk } from 'css-tree/walker';

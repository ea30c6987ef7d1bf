import { useId } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly name?: string;
  readonly type?: string;
  readonly autocomplete?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** What is wrong with the value. */
  readonly problem?: string | undefined;
  onInput(value: string): void;
}

/** A line of text with its label, and what is wrong with it. */
export function Field(props: FieldProps) {
  const { label, problem, onInput, value, type = 'text', name, autocomplete, placeholder } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type={type as 'text'}
        name={name}
        value={value}
        required={props.required === true}
        autocomplete={autocomplete as 'off'}
        placeholder={placeholder}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {problem !== undefined && (
        <p class="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string])[];
  onChoose(value: Value): void;
}

/** A choice of one among several, with its label. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div class="choice">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each} selected={each === value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SwitchProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string])[];
  onChoose(value: Value): void;
}

/** Two or three views of the same thing. */
export function Switch<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: SwitchProps<Value>) {
  return (
    <fieldset class="switch">
      <legend class="hidden">{label}</legend>
      {options.map(([each, name]) => (
        <button
          type="button"
          key={each}
          aria-pressed={each === value}
          onClick={() => onChoose(each)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

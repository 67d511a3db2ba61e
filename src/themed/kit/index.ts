export { Avatar, type AvatarProps } from './Avatar';
export {
  Button,
  IconButton,
  LinkButton,
  type ButtonProps,
  type IconButtonProps,
  type LinkButtonProps,
} from './Button';
export { CardMarks, type CardBrand, type CardMarksProps } from './CardMarks';
export { Checkbox, Radio, type CheckboxProps } from './Checkbox';
export { Dialog, type DialogProps } from './Dialog';
export { Facts, type FactsProps } from './Facts';
export { Field, Fields, type FieldControlProps, type FieldProps } from './Field';
export { FieldError, type FieldErrorProps } from './FieldError';
export { Fieldset, type FieldsetProps } from './Fieldset';
export { Heading, type HeadingProps } from './Heading';
export { Icon, type IconProps } from './Icon';
export { NativeSelect, type NativeSelectProps, type Option } from './NativeSelect';
export { Notice, type NoticeProps } from './Notice';
export { Progress, type ProgressProps } from './Progress';
export { SafeHtml, type SafeHtmlProps } from './SafeHtml';
export { Select, type SelectProps } from './Select';
export { Skeleton, type SkeletonProps } from './Skeleton';
export { Spinner, type SpinnerProps } from './Spinner';
export { Stub, StubPart, StubTear, type StubProps } from './Stub';
export { Table, TBody, Td, Th, THead, Tr, type TableProps, type TdProps, type ThProps } from './Table';
export { Tag, type TagProps } from './Tag';
export { TextArea, TextInput, type TextInputProps } from './TextInput';
export { VisuallyHidden } from './VisuallyHidden';

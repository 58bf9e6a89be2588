import type { Blog } from '#contract/blogs.ts';
import { ConfirmDialog } from '#web/admin/saving/confirm-dialog.tsx';

interface DeleteDialogProps {
  blog: Pick<Blog, 'title' | 'is_active'>;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

export function DeleteDialog({ blog, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <ConfirmDialog question="Delete this blog?" confirm="Delete" onConfirm={onConfirm} onCancel={onCancel}>
      <p>
        <strong>{blog.title}</strong> and its pictures will be gone, and this cannot be undone.
        {blog.is_active === 1 && ' Visitors will not find it any more.'}
      </p>
    </ConfirmDialog>
  );
}

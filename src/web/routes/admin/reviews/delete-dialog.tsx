import type { Review } from '#contract/reviews.ts';
import { ConfirmDialog } from '#web/admin/saving/confirm-dialog.tsx';

interface DeleteDialogProps {
  review: Review;
  onDelete: (review: Review) => Promise<void>;
  onCancel: () => void;
}

export function DeleteDialog({ review, onDelete, onCancel }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      question="Delete this review?"
      confirm="Delete"
      onConfirm={() => onDelete(review)}
      onCancel={onCancel}
    >
      <p>The review of {review.name} will be gone for good.</p>
      {review.visible && <p>To take it off the website and keep it here, make it inactive instead.</p>}
    </ConfirmDialog>
  );
}
